import { pluginStories, useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { definePlugin, plugin } from '../plugin.ts'
import { Link } from './link.tsx'

export default { title: 'react / Link' }

const manifest = definePlugin({ id: 'story.link', version: '1.0.0', sdk: '^1', title: 'Links' })

function Sentence({ text, focus = false }: { readonly text: string; readonly focus?: boolean }): ReactNode {
  const t = useStoryText()
  const around = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focus) around.current?.querySelector('a')?.focus()
  }, [focus])
  return (
    <p ref={around} style={{ padding: 16 }}>
      <span>{t('Not registered yet?')}</span> <Link to="/m/register">{t(text)}</Link>
    </p>
  )
}
const story = pluginStories(plugin(manifest, () => Promise.resolve({ Sentence })))

export const Usual = story('Sentence', { props: { text: 'Create an account' } })
export const Focused = story('Sentence', { props: { text: 'Create an account', focus: true } })
export const LongTexts = story('Sentence', {
  props: { text: 'Create an account with your phone number and a password that only you know' },
})
