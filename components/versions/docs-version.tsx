import {siteConfig} from '@/lib/config';
import styles from './docs-version.module.css';
import {PreferredVersionKeeper} from './preferred-version.client';

/** Says so when the version is not the one most readers want. */
export function DocsVersionBanner() {
  const {title, docs} = siteConfig();
  const {banner, label} = docs.versions.list.find(({isLast}) => isLast)!;
  if (banner === 'none') return null;
  return (
    <p className={styles.banner} role="note">
      {banner === 'unreleased'
        ? `This is unreleased documentation for ${title}, version ${label}.`
        : `This is documentation for ${title}, version ${label}, which is no longer maintained.`}
    </p>
  );
}

/** "Version: X" when the version asks for a badge. */
export function DocsVersionBadge() {
  const current = siteConfig().docs.versions.list.find(({isLast}) => isLast)!;
  if (!current.badge) return null;
  return <span className={styles.badge}>Version: {current.label}</span>;
}

/** Keeps the reader's preferred version, and forgets one that no longer exists. */
export function PreferredVersion() {
  const {persistence, list} = siteConfig().docs.versions;
  const current = list.find(({isLast}) => isLast)!;
  return <PreferredVersionKeeper persistence={persistence} names={list.map(({name}) => name)} current={current.name} />;
}
