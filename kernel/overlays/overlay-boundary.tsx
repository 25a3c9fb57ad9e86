import { KernelContext, PluginIdContext } from '@foyer/sdk/internal'
import { Component, type ReactNode } from 'react'

interface Props {
  /** Plugin whose component this is; `undefined`: the kernel's own. */
  readonly owner: string | undefined
  readonly onFail: () => void
  readonly children: ReactNode
}

/** Around what stands in one overlay: if it throws, its plugin is told on and the overlay is closed, so that nobody is locked in. */
export class OverlayBoundary extends Component<Props, { readonly failed: boolean }> {
  static override contextType = KernelContext
  declare context: React.ContextType<typeof KernelContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    const { owner, onFail } = this.props
    if (owner === undefined) reportError(error)
    else this.context?.reportError(owner, 'render', error)
    onFail()
  }
  override render(): ReactNode {
    if (this.state.failed) return null
    return <PluginIdContext value={this.props.owner}>{this.props.children}</PluginIdContext>
  }
}
