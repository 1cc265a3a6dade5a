'use client';

import {useEffect, useId, useState} from 'react';
import {Region} from '@/components/ui/region.client';
import {BASE_PATH} from '@/lib/base-path';
import {fetchJson} from '@/lib/client/browser/fetch-json';
import type {OfflineSection, OfflineSections} from '@/lib/output/files/offline-sections';
import {useSave} from './use-save';
import {useSavedPages} from './use-saved-pages';

/** A button that saves a section's pages for offline reading. Nothing when the list of sections cannot be fetched. */
export function SaveSection({id, index}: {id: string; index: string}) {
  const [section, setSection] = useState<OfflineSection>();

  useEffect(() => {
    fetchSections(index).then(
      (sections) => setSection(sections.find((candidate) => candidate.id === id)),
      () => undefined,
    );
  }, [index, id]);

  return (
    <div className="save-section-alone" data-print="none">
      {section && <SectionRow section={section} label="Save this section for offline reading" />}
    </div>
  );
}

async function fetchSections(address: string): Promise<readonly OfflineSection[]> {
  return (await fetchJson<OfflineSections>(address)).sections;
}

/** A row for every section of the knowledge base, to save it for offline reading. */
export function SaveSections({index}: {index: string}) {
  return (
    <Region load={fetchSections} address={index} name="The list of sections">
      {(sections) => (
        <ul className="save-section-list" data-print="none">
          {sections
            .filter(({id}) => !id.startsWith('/'))
            .map((section) => (
              <li key={section.id} className="save-section-item">
                <SectionRow section={section} name={section.label} label="Save for offline reading" />
              </li>
            ))}
        </ul>
      )}
    </Region>
  );
}

function SectionRow({section, name, label}: {section: OfflineSection; name?: string; label: string}) {
  const {state, save, remove} = useSave();
  const saved = useSavedPages();
  const id = useId();
  const paths = new Set(section.pages.map((route) => BASE_PATH + route));
  const count = saved?.filter(({path, isPinned}) => isPinned && paths.has(path)).length ?? 0;
  const isWhole = count === section.pages.length;
  const isSaving = state.step === 'saving';

  return (
    <div className="save-section-row">
      <div className="save-section-words">
        {name && (
          <p className="save-section-name" id={id}>
            {name}
          </p>
        )}
        <p className="save-section-status" role="status">
          {state.step === 'stopped'
            ? state.problem
            : isSaving
              ? `Saved ${state.done} of ${state.total} pages`
              : isWhole
                ? `All ${count} pages are on this device`
                : count > 0
                  ? `${count} of ${section.pages.length} pages are on this device`
                  : `${section.pages.length} pages`}
        </p>
        {isSaving && (
          <progress
            className="save-section-progress"
            aria-label={`Saving ${section.label}`}
            max={state.total}
            value={state.done}
          />
        )}
      </div>
      {isWhole && !isSaving ? (
        <button
          type="button"
          className="button save-section-quiet"
          aria-label={`Remove ${section.label} from this device`}
          onClick={() => remove(section.pages)}
        >
          Remove
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={name && `Save for offline reading: ${name}`}
          aria-disabled={isSaving}
          onClick={() => save(section.pages)}
        >
          {label}
        </button>
      )}
    </div>
  );
}
