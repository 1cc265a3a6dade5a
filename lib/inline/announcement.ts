export interface AnnouncementOptions {
  /** The one on the page. */
  readonly id: string;
  /** Where the id of the one the reader has closed is kept, and that it was. */
  readonly idKey: string;
  readonly dismissedKey: string;
}

/**
 * Leaves out the announcement that the reader has closed, before anything is painted, and answers its button, with the application or
 * without. Printed into the head of every page of a site that has an announcement, as text: no imports.
 */
export function announcement({id, idKey, dismissedKey}: AnnouncementOptions): void {
  const {dataset} = document.documentElement;
  const hide = () => {
    dataset.announcement = 'dismissed';
  };
  try {
    if (localStorage.getItem(idKey) === id && localStorage.getItem(dismissedKey) === 'true') hide();
  } catch {
    // nothing can have been kept
  }
  addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-announcement-close]')) return;
    hide();
    try {
      localStorage.setItem(idKey, id);
      localStorage.setItem(dismissedKey, 'true');
    } catch {
      // closed for as long as the page
    }
  });
}
