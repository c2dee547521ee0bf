/**
 * Copies a text. Rejects if the browser refuses, and where it offers no clipboard at all: on a page served over plain http, as
 * within a clinic.
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Copies a PNG; rejects as `copyText` does. */
export const copyPng = async (png: Blob): Promise<void> => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
