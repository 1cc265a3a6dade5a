'use client';

import {useId} from 'react';
import {Region} from '@/components/ui/region.client';
import {BASE_PATH} from '@/lib/base-path';
import type {OfflineSection} from '@/lib/output/files/offline-sections';
import {useSave} from './use-save';
import {useSavedPages} from './use-saved-pages';
import {fetchSections, useSections} from './use-sections';

/** A button that saves a section's pages for offline reading. Nothing when the list of sections cannot be fetched. */
export function SaveSection({id, index}: {id: string; index: string}) {
  const section = useSections(index)?.find((candidate) => candidate.id === id);
  return (
    <div className="save-section-alone" data-print="none">
      {section && <SectionRow section={section} label="Save this section for offline reading" />}
    </div>
  );
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
