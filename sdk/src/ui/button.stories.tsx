import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { StoryStack } from './story-stack.tsx'

export default { title: 'ui / Button' }

const KINDS = ['primary', 'secondary', 'ghost', 'danger'] as const
const LABELS = { primary: 'Log in', secondary: 'Later', ghost: 'Forgot it?', danger: 'Delete' }

function Kinds(props: ButtonProps): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} {...props}>
          {t(LABELS[kind])}
        </Button>
      ))}
    </StoryStack>
  )
}
export const Usual = (): ReactNode => <Kinds />
export const UsualBlock = (): ReactNode => <Kinds block />
export const Busy = (): ReactNode => <Kinds busy />
export const Disabled = (): ReactNode => <Kinds disabled />
export const Focused = (): ReactNode => <Kinds ref={(button) => button?.focus()} />

export function UsualWithIcon(): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      <Button>
        <Icon name="gift" size={20} />
        {t('Bonus')}
      </Button>
    </StoryStack>
  )
}
export function LongTexts(): ReactNode {
  const t = useStoryText()
  return (
    <StoryStack>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind}>
          {t('Confirm the change of your phone number and go on to the second step')}
        </Button>
      ))}
      <Button block>{t('Donaudampfschifffahrtsgesellschaftskapitänsmütze')}</Button>
    </StoryStack>
  )
}
