import type {ReactNode} from 'react';
import {DESKTOP} from '@/lib/client/behavior/breakpoints';
import type {Picture, Variant} from '@/lib/images/picture';
import {url} from '@/lib/urls';

interface Props {
  /** A `Picture` as JSON. */
  readonly picture?: string;
  readonly alt?: string;
}

/** `sizes`: at most the column; otherwise the window without sidebar, table of contents and gutters. */
const SIZES = `${DESKTOP} min(680px, 56vw - 80px), min(680px, 92vw)`;

/** An image with its caption. The image covers a blurred placeholder once it has loaded. */
export function PictureBlock({picture = '', alt = '', children}: Props & {readonly children?: ReactNode}) {
  const {blur, width, height, ...rest} = JSON.parse(picture) as Picture;
  return (
    <figure className="picture" data-picture="">
      <div className="picture-frame">
        {blur && (
          <svg
            className="picture-blur"
            data-print="none"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <image href={blur} width={width} height={height} preserveAspectRatio="none" />
          </svg>
        )}
        <Sources picture={{width, height, ...rest}} alt={alt} />
      </div>
      {children && <figcaption className="picture-caption">{children}</figcaption>}
    </figure>
  );
}

/** An image within a sentence. */
export function InlinePicture({picture = '', alt = ''}: Props) {
  return <Sources picture={JSON.parse(picture) as Picture} alt={alt} />;
}

function Sources({picture, alt}: {picture: Picture; alt: string}) {
  const {src, width, height, avif, webp} = picture;
  const image = <img src={url(src)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  if (avif.length === 0) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={SIZES} />
      <source type="image/webp" srcSet={srcSet(webp)} sizes={SIZES} />
      {image}
    </picture>
  );
}

function srcSet(variants: readonly Variant[]): string {
  return variants.map(({file, width}) => `${url(`/images/${file}`)} ${width}w`).join(', ');
}
