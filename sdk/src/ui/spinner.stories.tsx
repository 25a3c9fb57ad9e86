import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / Spinner' }

export function Loading(): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <Spinner label={t('Loading')} />
    </StoryStack>
  )
}
