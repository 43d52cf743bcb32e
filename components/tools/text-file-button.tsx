'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/downloads/save-file';

type TextFileButtonProps = {
  lines: readonly string[];
  file: string;
  label: string;
  /** Announced and shown once it has been handed to the browser. */
  saved: string;
};

/** Saves lines as a text file, which is made in the browser. A click before hydration is made up for. */
export function TextFileButton({ lines, file, label, saved }: TextFileButtonProps) {
  const [isSaved, setIsSaved] = useState(false);

  function save() {
    saveFile(file, [`${lines.join('\n')}\n`], 'text/plain;charset=utf-8');
    setIsSaved(true);
  }

  return (
    <div className="script-only flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button onClick={save}>{label}</Button>
      <p role="status" className="text-muted">
        {isSaved ? saved : ''}
      </p>
    </div>
  );
}
