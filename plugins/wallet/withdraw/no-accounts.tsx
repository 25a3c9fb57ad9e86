import { useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { BindLink } from './bind-link.tsx'
import { MoneyFacts } from './money-facts.tsx'
import type { WithdrawInfo } from './withdraw-info.ts'

/** Takes the place of the form where the member has no account that can be paid to: what is there, and where to add one. */
export function NoAccounts({ info }: { readonly info: WithdrawInfo }): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  return (
    <>
      <MoneyFacts info={info} />
      <EmptyList icon="bank" title={t('no_accounts')} text={t('no_accounts_text')}>
        <BindLink currency={info.currency} prominent />
      </EmptyList>
    </>
  )
}
