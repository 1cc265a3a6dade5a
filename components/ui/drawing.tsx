import {BASE_PATH} from '@/lib/base-path';

interface Props {
  /** A file of public/drawings, and the id of the part to show. */
  name: `${string}.svg#${string}`;
  viewBox: string;
  className: string;
}

/** A decorative drawing in the colours of the page, from its own file, which the browser caches. */
export function Drawing({name, viewBox, className}: Props) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href={`${BASE_PATH}/drawings/${name}`} />
    </svg>
  );
}
