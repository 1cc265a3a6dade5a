import type {LogoImage} from '@/lib/config';
import {url} from '@/lib/urls';

/** Logo and title, for a link to the home page. */
export function Brand({title, logo}: {title: string; logo?: LogoImage}) {
  return (
    <>
      {logo && <Logo logo={logo} />}
      <span className="brand-title">{title}</span>
    </>
  );
}

/** The logo for both colour modes; CSS shows the right one. */
export function Logo({logo: {src, srcDark, alt, width, height}}: {logo: LogoImage}) {
  // low priority, so that React does not preload both; the hidden one is never fetched
  const size = {width, height, loading: 'lazy' as const};
  if (!srcDark) return <img className="brand-logo" src={url(src)} alt={alt} {...size} />;
  return (
    <>
      <img className="brand-logo light-only" src={url(src)} alt={alt} {...size} />
      <img className="brand-logo dark-only" src={url(srcDark)} alt={alt} {...size} />
    </>
  );
}
