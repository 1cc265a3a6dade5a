import {FILE_ENDINGS} from './file-endings';

/**
 * How an address ends that some hosts (lib/hosting/edge.ts) and the application (lib/browser/internal-link.ts) take for a file, or a reader of articles
 * for one of content/. Not for scripts of readers: they would carry it.
 */
export const FILE_NAME = new RegExp(`\\.(html|${FILE_ENDINGS})$`, 'i');
