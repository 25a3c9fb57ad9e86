import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { PageHeader } from './page-header.tsx'

export default { title: 'ui / page header' }

const LEAD = 'Tell us what works and what does not. A person reads every message.'
const LONG = 'Verantwortungsbewusstes Spielen und Einzahlungsobergrenzen'

export const Usual = (): ReactNode => <PageHeader title="Games" align="start" />
export const UsualLead = (): ReactNode => <PageHeader title="Feedback" lead={LEAD} align="start" />
export const UsualIcon = (): ReactNode => <PageHeader icon="lock" title="Change password" lead={LEAD} />
export const UsualPicture = (): ReactNode => (
  <PageHeader picture={<Icon name="games" size={48} />} title="Log in" lead="Welcome to Lotus" large />
)
export const LongTexts = (): ReactNode => (
  <PageHeader icon="chat" title={LONG} lead={`${LONG}. ${LEAD}`} large />
)
export const Focused = (): ReactNode => (
  <PageHeader icon="check" title="Thank you!" lead={LEAD} headingRef={(heading) => heading?.focus()} />
)
