/**
 * What a PDF must not contain, by the names in its syntax: scripts, program starts and embedded files (ISO 32000-1 12.6.4,
 * 7.11.4).
 */
export const pdfActNames = ['JavaScript', 'Launch', 'EmbeddedFile'] as const
