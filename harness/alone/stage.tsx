/** The frame of the page with one plugin: a document of its own, with the site's styles and none of the harness'. */
import 'reflect-metadata/lite'
import '../../sdk/src/ui/tokens.css'
import './stage.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BRANDS } from '../stories/brands.ts'
import { createStage } from './create-stage.ts'

const asked = new URLSearchParams(location.search)
const brand = /^([a-z-]+)\.localhost$/.exec(location.hostname)?.[1] ?? 'lotus'
const colours = document.createElement('style')
colours.textContent = BRANDS[brand] ?? BRANDS['lotus'] ?? ''
document.head.append(colours)

const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  window.foyerStage = createStage(asked.get('alone') ?? '', (shown) =>
    // At once: what the plugin leaves behind is looked at right after its component has gone. Not in strict mode, which
    // would double its calls.
    flushSync(() => root.render(shown)),
  )
}
