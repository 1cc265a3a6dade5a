import 'server-only';
import {existsSync, readdirSync} from 'node:fs';
import {questions, sections as rows} from '@/content/sections';
import {type SiteConfig, sidebarsConfig} from '@/lib/config';
import {hasFile} from '@/lib/content/files/has-file';
import {renderSnippet} from '@/lib/content/markdown/render-snippet';
import {choices, SiteError} from '@/lib/errors';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {FIXED_FILES} from '@/lib/output/files/extra-files';
import {MANIFEST_ICONS, TOUCH_ICON} from '@/lib/output/files/icons';
import {sections} from '@/lib/sections';
import {questionFaults, sectionFaults} from './section-faults';
import {settingPlace} from './setting-place';

const PICTURE = new RegExp(`\\.(ico|${IMAGE_ENDINGS})$`, 'i');

/** Faults beyond the shape of settings: sections, files not in public/, the text of the announcement. */
export async function settingFaults(root: string, site: SiteConfig): Promise<SiteError[]> {
  const sidebarIds = Object.keys(sidebarsConfig().sidebars);
  return [
    ...sectionFaults(root, rows, sidebarIds),
    ...questionFaults(
      root,
      questions,
      sections.map(({id}) => id),
    ),
    ...missingFiles(root, site),
    ...(await announcementFaults(root, site)),
    ...overwritten(root),
  ];
}

/** Files in public/ that would replace generated ones. */
function overwritten(root: string): SiteError[] {
  return FIXED_FILES.filter((address) => hasFile(root, `public${address}`)).map(
    (address) =>
      new SiteError({
        problem: `public${address} would be overwritten: the build generates ${address}.`,
        file: `public${address}`,
        fix: 'delete it; its contents are derived from the content and content/site.ts',
      }),
  );
}

function missingFiles(root: string, {favicon, navbar, footer}: SiteConfig): SiteError[] {
  const named = {
    favicon,
    'navbar.logo.src': navbar.logo?.src,
    'navbar.logo.srcDark': navbar.logo?.srcDark,
    'footer.logo.src': footer.logo?.src,
    'footer.logo.srcDark': footer.logo?.srcDark,
  };
  const isMissing = (src: string) => !hasFile(root, `public${src.replace(/[?#].*$/, '')}`);
  const unlisted = Object.entries(named).flatMap(([option, src]) => {
    if (src === undefined || !isMissing(src)) return [];
    const problem = `"${option}" names a file that is not in public/: ${src}`;
    return [
      new SiteError({
        problem,
        ...settingPlace(root, 'content/site.ts', option.split('.')),
        fix: choices(src, picturesIn(root)),
      }),
    ];
  });
  const icons = [...MANIFEST_ICONS.map(({src}) => src), TOUCH_ICON].filter((src) => src !== favicon && isMissing(src));
  const fix = "put the picture there; readers' devices show it for the site";
  return [
    ...unlisted,
    ...icons.map((src) => new SiteError({problem: 'An icon of the site is missing.', file: `public${src}`, fix})),
  ];
}

/** The pictures directly in public/, as the settings name them. */
function picturesIn(root: string): string[] {
  const names = existsSync(`${root}/public`) ? readdirSync(`${root}/public`).sort() : [];
  return names.filter((name) => PICTURE.test(name)).map((name) => `/${name}`);
}

async function announcementFaults(root: string, {announcementBar}: SiteConfig): Promise<SiteError[]> {
  if (!announcementBar) return [];
  const {content} = announcementBar;
  const option = 'announcementBar.content';
  try {
    await renderSnippet(content, `content/site.ts, ${option}`);
    return [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const {problem, fix} = error.details;
    return [new SiteError({problem, ...settingPlace(root, 'content/site.ts', option.split('.')), fix})];
  }
}
