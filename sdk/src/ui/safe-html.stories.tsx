import { pluginStories } from '@foyer/sdk/testing'
import { definePlugin, plugin } from '../plugin.ts'
import { SafeHtml } from './safe-html.tsx'

export default { title: 'ui / SafeHtml' }

const ROWS = '<tr><td>Monday</td><td>Lotto 6/45</td><td>18:00</td></tr>'

// In a plugin, for the router around it.
const manifest = definePlugin({ id: 'story.html', version: '1.0.0', sdk: '^1', title: 'Markup' })
const story = pluginStories(plugin(manifest, () => Promise.resolve({ SafeHtml })))

export const Usual = story('SafeHtml', {
  props: {
    html: `<h3>Draws this week</h3><p style="font-style: italic">Tickets until <b>5 pm</b>.</p><table>${ROWS.repeat(3)}</table>
      <p>See the <a href="/m/home">games</a> or the <a href="https://rules.example/">rules</a>.</p>`,
  },
})
/** What must not run, cover the page or ask for anything is gone. */
export const Refused = story('SafeHtml', {
  props: { html: '<p onclick="alert(1)">Only this line.</p><script>alert(1)</script><form><input></form>' },
})
export const LongTexts = story('SafeHtml', {
  props: { html: `<p>${'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluessel'.repeat(2)}</p>` },
})
