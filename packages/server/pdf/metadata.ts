import type { Lang } from '@sella/ceph/words'
import { escaped } from '@sella/drawing/scene/ink'
import type { PdfFile } from './file'
import { dateOf, reference, textString } from './syntax'

export interface DocumentFacts {
  readonly title: string
  readonly author: string
  readonly lang: Lang
  /** The day of the request, `YYYY-MM-DD`. */
  readonly day: string
}

/** The language tag for PDF and XMP (BCP 47). */
export const languageTag = (lang: Lang): string => (lang === 'zh' ? 'zh-CN' : 'en')

/** The file's metadata in XMP (ISO 16684-1); part and conformance are those of PDF/A (ISO 19005-2, 6.6.4). */
const xmp = ({ title, author, lang, day }: DocumentFacts): string => `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${languageTag(lang)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Sella</xmp:CreatorTool><xmp:CreateDate>${day}T00:00:00Z</xmp:CreateDate>
<pdf:Producer>Sella</pdf:Producer><pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

export interface WrittenFacts {
  readonly info: number
  /** Entries of the catalogue. */
  readonly entries: string
}

/** Neither place has room for what is no character of XML: the same is left out of both. */
const legible = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\ufeff\ufffe\uffff]/gu, '')

/** Writes what a PDF/A-2u says of itself: metadata, information, and in which colours it is meant (6.2.3). */
export const writeFacts = (file: PdfFile, given: DocumentFacts, profile: Uint8Array): WrittenFacts => {
  const facts = { ...given, title: legible(given.title), author: legible(given.author) }
  const [metadata, info, colours, intent] = [file.id(), file.id(), file.id(), file.id()]
  file.stream(metadata, '/Type /Metadata /Subtype /XML', Buffer.from(xmp(facts), 'utf8'), 'as it is')
  const entries = `/Title ${textString(facts.title)} /Author ${textString(facts.author)}`
  file.pack(info, `<<${entries} /Creator (Sella) /Producer (Sella) /CreationDate ${dateOf(facts.day)}>>`)
  file.stream(colours, '/N 3', profile)
  const name = '(sRGB IEC61966-2.1)'
  const condition = `/OutputConditionIdentifier ${name} /Info ${name} /RegistryName (http://www.color.org)`
  file.pack(intent, `<</Type /OutputIntent /S /GTS_PDFA1 ${condition} /DestOutputProfile ${reference(colours)}>>`)
  return {
    info,
    entries: `/Metadata ${reference(metadata)} /OutputIntents [${reference(intent)}] /Lang (${languageTag(facts.lang)})`,
  }
}
