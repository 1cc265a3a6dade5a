import type {NewArticle} from './new-article';
import type {NewSection} from './new-section';

/** The next steps with a new file, in plain words. */
export function nextSteps({file, route, tags, sources}: NewArticle): string {
  return [
    `Written: ${file}`,
    '',
    'What to do next:',
    `  1. Open ${file} and write. docs/writing.md shows every box and figure.`,
    `  2. Choose tags from content/tags.yml.${tags.length > 0 ? ` These may fit: ${tags.join(', ')}.` : ''}`,
    `  3. List the ids of your sources; they are in content/data/sources.yml.${sources.length > 0 ? ` These may fit: ${sources.join(', ')}.` : ''}`,
    `  4. See it while you write: npm run dev, then http://localhost:3000${route}`,
    `  5. When it is done, remove the line "draft: true" and run: npm run content:check -- ${file}`,
  ].join('\n');
}

/** What to do after a new section was created. */
export function sectionSteps({id, label, settings, article}: NewSection): string {
  return [
    `Added a line for "${label}" to ${settings.file}; there a \`line\` describes it, and a \`hue\` sets its colour.`,
    nextSteps(article),
    `  6. Its page is /docs/category/${id}. To put it in the navbar once an article is published, add this to navbar.items in content/site.ts:`,
    `     {type: 'docSidebar', sidebarId: '${id}Sidebar', label: ${JSON.stringify(label)}, position: 'left'},`,
  ].join('\n');
}
