/** `npm run catalogue`: writes docs/catalogue.html, every landmark, line and measurement drawn on the template by the product's own code. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { skullSymbol } from './catalogue/figures'
import { chapters } from './catalogue/pages'

const style = `
body{font:13px/1.5 "IBM Plex Sans",system-ui,"Noto Sans SC",sans-serif;margin:24px;color:#14191c;background:#f4f5f4}
section>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:12px}
article{background:#fff;border:1px solid #dfe3e2;border-radius:6px;padding:12px}
svg{width:100%;background:#fbfcfb}h3{font-size:14px;margin:8px 0}dl{margin:0}dt{color:#5f6a71;font-size:11px}dd{margin:0 0 4px}`

const page = `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Sella · 图谱 Catalogue</title><style>${style}</style>
<h1>Sella · 图谱 Catalogue</h1>${skullSymbol()}
${chapters()}</html>
`
const path = join(import.meta.dirname, '..', 'docs', 'catalogue.html')
await writeFile(path, page)
console.log(`docs/catalogue.html, ${Math.round(page.length / 1024)} KB`)
