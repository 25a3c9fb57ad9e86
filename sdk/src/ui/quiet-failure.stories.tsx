import { HttpError } from '@foyer/sdk'
import { pluginStories, useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { definePlugin, plugin } from '../plugin.ts'
import { Button } from './button.tsx'
import { QuietFailure } from './quiet-failure.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / QuietFailure' }

const FAILED = new HttpError('HT-STATUS', 'status 502', 'story.call', { status: 502 })

function Form({ error }: { readonly error?: unknown }): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <Button block>{t('Send the code')}</Button>
      <QuietFailure error={error} />
    </StoryStack>
  )
}
const manifest = definePlugin({ id: 'story.form', version: '1.0.0', sdk: '^1', title: 'Form' })
const story = pluginStories(
  plugin(manifest, () => Promise.resolve({ Form })),
  { texts: { not_sent: 'This did not go through. Wait a moment, then try again.' } },
)
export const Usual = story('Form')
export const Failed = story('Form', { props: { error: FAILED } })
