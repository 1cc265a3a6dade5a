import {siteConfig} from '@/lib/config';
import {PreferredVersionKeeper} from './preferred-version.client';

/** The version of these pages: the only one that is `isLast`. */
const currentVersion = () => siteConfig().docs.versions.list.find(({isLast}) => isLast)!;

/** Shown when this version is not the one most readers want. */
export function DocsVersionBanner() {
  const {title} = siteConfig();
  const {banner, label} = currentVersion();
  if (banner === 'none') return null;
  return (
    <p className="docs-version-banner" role="note">
      {banner === 'unreleased'
        ? `This is unreleased documentation for ${title}, version ${label}.`
        : `This is documentation for ${title}, version ${label}, which is no longer maintained.`}
    </p>
  );
}

/** "Version: X" if the version has a badge. */
export function DocsVersionBadge() {
  const {badge, label} = currentVersion();
  return badge ? <span className="docs-version-badge">Version: {label}</span> : null;
}

/** Keeps the reader's preferred version, and removes one that no longer exists. */
export function PreferredVersion() {
  const {persistence, list} = siteConfig().docs.versions;
  return (
    <PreferredVersionKeeper
      persistence={persistence}
      names={list.map(({name}) => name)}
      current={currentVersion().name}
    />
  );
}
