import {readFileSync} from 'node:fs';

/** The emblem: a sunflower with its tubers below the soil line, in the colours of the page. In the page: it comes first. */
export function Emblem({className}: {className: string}) {
  const drawing = readFileSync('components/home/emblem.svg', 'utf8').replace(/<\/?svg\b[^>]*>|\n\s*/g, '');
  return (
    // our own drawing, from the file beside this one
    <svg className={className} viewBox="0 0 480 560" aria-hidden="true" dangerouslySetInnerHTML={{__html: drawing}} />
  );
}
