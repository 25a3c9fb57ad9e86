import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / IconButton' }

function Close(props: Partial<IconButtonProps>): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <IconButton label={t('Close')} icon="close" {...props} />
    </StoryStack>
  )
}
export const Usual = (): ReactNode => <Close />
export const Disabled = (): ReactNode => <Close disabled />
export const Focused = (): ReactNode => <Close ref={(button) => button?.focus()} />
/** Points the other way where texts run from right to left. */
export const UsualBack = (): ReactNode => <Close icon="back" />
