import {FILE_ENDINGS} from './file-endings';

/**
 * Matches extensions that some hosts (lib/output/hosting/edge.ts) and the application
 * (lib/client/browser/internal-link.ts) take for files, or readers for files of content/. Too long for scripts that
 * every reader loads.
 */
export const FILE_NAME = new RegExp(`\\.(html|${FILE_ENDINGS})$`, 'i');
