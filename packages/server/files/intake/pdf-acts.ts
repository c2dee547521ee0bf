/** What a PDF must not bring along: scripts, starts of programs and files (ISO 32000-1 12.6.4, 7.11.4), by their names in it. */
export const pdfActNames = ['JavaScript', 'Launch', 'EmbeddedFile'] as const
