import { chromium } from '@playwright/test'
// usage: tsx shot.ts port out.png width theme merchant state path [click...]
const [port, out, width, theme, merchant, state, path, ...clicks] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'] })
const p = await b.newPage({ viewport: { width: Number(width), height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, colorScheme: theme as 'light' | 'dark', locale: 'en-US' })
p.on('pageerror', (e) => console.log('pageerror', e.message))
p.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 200)) })
await p.goto(`http://${merchant}.localhost:${port}/__gateway/enter?${state}&to=${encodeURIComponent(path)}`)
await p.waitForTimeout(2500)
for (const c of clicks) {
  const [kind, a, v] = c.split('::')
  if (kind === 'fill') await p.getByLabel(a, { exact: false }).first().fill(v)
  else if (kind === 'press') await p.keyboard.press(a)
  else if (kind === 'wait') await p.waitForTimeout(Number(a))
  else if (kind === 'goto') { await p.goto(`http://${merchant}.localhost:${port}${a}`); await p.waitForTimeout(1500) }
  else await p.getByRole(kind as 'button', { name: a, exact: v === 'exact' }).first().click()
  await p.waitForTimeout(700)
}
await p.screenshot({ path: out, fullPage: process.env.FULL === '1' })
console.log(p.url())
await b.close()
