import type { ReactNode } from 'react'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { SearchBar } from '../panel/search-bar.tsx'
import { Deliveries } from './deliveries.tsx'
import { Destinations } from './destinations.tsx'
import { NativeBridge } from './native-bridge.tsx'

interface Props {
  readonly view: PageView | undefined
  readonly inspector: () => Inspector | undefined
  /** The window of the page in the frame. */
  readonly page: () => object | undefined
}

/** What became of each tracked event, what each destination would get of one, and the operator's app. */
export function TrackingTab({ view, inspector, page }: Props): ReactNode {
  const [find, setFind] = usePanelParameter('find')
  return (
    <>
      <SearchBar
        label="Search deliveries and destinations"
        placeholder="Search: facebook, deposit, dropped, consent…"
        find={find}
        onFind={setFind}
      />
      <Deliveries inspector={inspector} />
      <Destinations view={view} inspector={inspector} />
      <NativeBridge page={page} />
    </>
  )
}
