import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Notice } from './notice.tsx'

export default { title: 'ui / Dialog' }

const RULES = 'Whoever plays decides on a sum before the game, and stays with it afterwards. '

interface RulesProps extends Partial<DialogProps> {
  readonly text?: string
}

function Rules({ text = RULES, ...dialog }: RulesProps): ReactNode {
  const t = useStoryText()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open')}</Button>
      <Dialog label={t('Rules')} open={open} onClose={() => setOpen(false)} {...dialog}>
        <Notice icon="info" title={t('Rules')} message={t(text)}>
          <Button block onClick={() => setOpen(false)}>
            {t('Understood')}
          </Button>
        </Notice>
      </Dialog>
    </>
  )
}
export const Usual = (): ReactNode => <Rules />
export const UsualSheet = (): ReactNode => <Rules kind="sheet" />
export const UsualFull = (): ReactNode => <Rules kind="full" />
/** Escape, Back and the backdrop do not close it. */
export const UsualForced = (): ReactNode => <Rules dismissible={false} alert />
export const Closed = (): ReactNode => <Rules open={false} />
/** It scrolls inside. */
export const LongTexts = (): ReactNode => <Rules text={RULES.repeat(20)} />
export const LongTextsSheet = (): ReactNode => <Rules kind="sheet" text={RULES.repeat(20)} />
export const LongTextsOneWord = (): ReactNode => <Rules text={'Donaudampfschifffahrt'.repeat(5)} />
