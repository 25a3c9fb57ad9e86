import { storyImage, useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { LazyImage } from './lazy-image.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / LazyImage' }

/** No image, so that the browser cannot show it, and no call. */
const BROKEN = 'data:image/png;base64,AAAA'

export const Usual = (): ReactNode => (
  <StoryStack>
    <LazyImage src={storyImage('dragon')} alt="" width={320} height={200} eager />
    <LazyImage src={storyImage('tiger')} alt="" width={160} height={160} />
  </StoryStack>
)
/** Far below the view: its place is reserved. */
export const Loading = (): ReactNode => (
  <div style={{ paddingBlockStart: 4_000 }}>
    <LazyImage src={storyImage('dragon')} alt="" width={320} height={200} />
  </div>
)
export function Failed(): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <LazyImage src={BROKEN} alt={t('Dragon’s Gold')} width={320} height={200} eager />
    </StoryStack>
  )
}
export function FailedLongTexts(): ReactNode {
  const t = useStoryText()
  const alt = t('The Emperor’s Thousand Golden Dragons of the Eastern Sea Megaways')
  return (
    <StoryStack>
      <LazyImage src={BROKEN} alt={alt} width={110} height={110} eager />
    </StoryStack>
  )
}
