import type { ReactNode } from 'react'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { SearchBar } from '../panel/search-bar.tsx'
import { MerchantConsole } from './merchant-console.tsx'
import { PopUpConsole } from './pop-up-console.tsx'
import type { Proposal } from './proposal.ts'

interface Props {
  /** Absent until the page has reported. */
  readonly view: PageView | undefined
  /** The switches of the merchant's profile, until the page has reported. */
  readonly known: Readonly<Record<string, boolean>>
  readonly inspector: () => Inspector | undefined
  readonly onApplied: (proposal: Proposal) => void
}

/** For the merchant: switches and plugins with the plan of each change, and which pop-up a player would see. */
export function ConsoleTab(props: Props): ReactNode {
  const [text, setFind] = usePanelParameter('find')
  return (
    <>
      <SearchBar
        label="Search switches and plugins"
        placeholder="Search: chat, mini-game, Facebook, off…"
        find={text}
        onFind={setFind}
      />
      <MerchantConsole {...props} find={text.trim()} />
      <PopUpConsole view={props.view} inspector={props.inspector} />
    </>
  )
}
