import './gallery.css';
import type {ReactNode} from 'react';
import {SourceList} from '@/components/article/source-list';
import {Static} from '@/components/ui/static';
import {type RenderedExample, renderGallery} from './render-gallery';

/** Every component of articles as readers see it, with its source and attributes. Development only. */
export async function Gallery() {
  const {groups, sources, citations} = await renderGallery();
  return (
    <Static>
      <nav aria-label="Examples">
        {groups.map(({id, title, examples}) => (
          <div key={id}>
            <h2>{title}</h2>
            <ul className="gallery-names">
              {examples.map(({name}) => (
                <li key={name}>
                  <a href={`#${anchor(id, name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.map(({id, title, lead, examples}) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
          {examples.map((example) => (
            <ExampleView key={example.name} example={example} id={anchor(id, example.name)} />
          ))}
        </section>
      ))}
      <SourceList ids={sources} citations={citations} />
    </Static>
  );
}

function ExampleView({example: {name, about, html, source, keys}, id}: {example: RenderedExample; id: string}) {
  return (
    <article className="gallery-example" aria-labelledby={id} data-example={name}>
      <h3 id={id}>{name}</h3>
      {about && <p>{about}</p>}
      {/* compiled with the allow list (lib/content/markdown/compile.ts) */}
      <div className="prose" data-result="" dangerouslySetInnerHTML={{__html: html}} />
      <div className="prose gallery-source">
        <pre>
          <code>{source}</code>
        </pre>
        {keys.length > 0 && (
          <dl>
            {keys.map(({key, about: meaning, isRequired}) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                  {isRequired && ' (required)'}
                </dt>
                <dd>{withCode(meaning)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

/** Shows words between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}

function anchor(group: string, name: string): string {
  return `${group}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
