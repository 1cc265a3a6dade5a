import {stages} from '@/lib/covers/stage';
import {coverFiles} from '@/lib/site/covers/cover-manifest';

/** The drawing at the top of an article. Decorative. */
export function HeadCover({route}: {route: string}) {
  const entry = coverFiles().covers[route];
  if (!entry) return null;
  const {width, height} = stages.head;
  return (
    <svg
      className="cover-head"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={entry.head} />
    </svg>
  );
}

/** The drawing of an article in a list; `list` is the path of the page, whose thumbnails share one file. */
export function ThumbnailCover({route, list}: {route: string; list: string}) {
  const href = coverFiles().sprites[list]?.[route];
  if (!href) return null;
  return (
    <svg className="cover-thumbnail" viewBox="0 0 240 240" width="96" height="96" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
