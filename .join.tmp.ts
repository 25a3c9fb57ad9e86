// join images side by side with chromium
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [out, ...files] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 370 * Math.min(files.length, 5), height: 760 } })
await p.setContent('<body style="margin:0;display:flex;gap:10px;flex-wrap:wrap;background:#888">' + files.map((f) => `<img style="width:360px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join(''))
await p.waitForTimeout(300)
await p.screenshot({ path: out, fullPage: true })
await b.close()
