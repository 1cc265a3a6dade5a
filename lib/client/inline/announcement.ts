interface AnnouncementOptions {
  /** The announcement on the page. */
  readonly id: string;
  /** Storage keys: the id of the announcement that the reader closed, and that it was closed. */
  readonly idKey: string;
  readonly dismissedKey: string;
}

/**
 * Hides an announcement that the reader has closed, before the first paint, and handles its button, with and without
 * the application. Printed as text into the head of every page of a site with an announcement: no imports.
 */
export function announcement({id, idKey, dismissedKey}: AnnouncementOptions): void {
  const {dataset} = document.documentElement;
  const hide = () => {
    dataset.announcement = 'dismissed';
  };
  try {
    if (localStorage.getItem(idKey) === id && localStorage.getItem(dismissedKey) === 'true') hide();
  } catch {
    // nothing can have been stored
  }
  const onClick = ({target}: Event) => {
    if (!(target as Element).closest('[data-announcement-close]')) return;
    hide();
    try {
      localStorage.setItem(idKey, id);
      localStorage.setItem(dismissedKey, 'true');
    } catch {
      // closed until the page is left
    }
  };
  addEventListener('click', onClick, true);
}
