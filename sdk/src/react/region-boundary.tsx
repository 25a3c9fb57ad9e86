import { Component, type ReactNode } from 'react'
import { KernelContext } from './kernel-view.ts'

interface Props {
  /** Names the part of the page in the report: `shell.overlays`. */
  readonly region: string
  /** Shown instead of children that threw; nothing by default. */
  readonly fallback?: ReactNode
  /** When it changes, children that threw are rendered again. */
  readonly resetKey?: unknown
  readonly onFail?: (() => void) | undefined
  readonly children: ReactNode
}
interface State {
  readonly failed: boolean
  readonly resetKey?: unknown
}

/**
 * Wraps one part of the page that belongs to no single plugin. What it throws, while rendering or in an
 * effect, is reported (`PL-THREW`, with the region's name), and the other parts stay.
 */
export class RegionBoundary extends Component<Props, State> {
  declare context: React.ContextType<typeof KernelContext>
  override state: State = { failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }
  static getDerivedStateFromProps({ resetKey }: Props, { failed, resetKey: last }: State): State {
    return { failed: failed && resetKey === last, resetKey }
  }
  override componentDidCatch(error: unknown): void {
    this.context?.reportError(this.props.region, 'render', error)
    this.props.onFail?.()
  }
  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children
  }
}
// A static field would be built as a static block, which Safari lacks before 16.4.
RegionBoundary.contextType = KernelContext
