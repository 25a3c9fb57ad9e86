import { KernelContext, PluginIdContext } from '@foyer/sdk/internal'
import { Component, type ReactNode } from 'react'

interface Props {
  /** The plugin that owns the component; `undefined`: the kernel. */
  readonly owner: string | undefined
  readonly onFail: () => void
  readonly children: ReactNode
}

/**
 * Wraps one overlay: when its dialog or its content throws, reports the error for its plugin and has the
 * overlay closed, so that the player is not stuck.
 */
export class OverlayBoundary extends Component<Props, { readonly failed: boolean }> {
  declare context: React.ContextType<typeof KernelContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    const { owner = 'shell.overlays', onFail } = this.props
    this.context?.reportError(owner, 'render', error)
    onFail()
  }
  override render(): ReactNode {
    if (this.state.failed) return null
    return <PluginIdContext value={this.props.owner}>{this.props.children}</PluginIdContext>
  }
}
// A static field would be built as a static block, which Safari lacks before 16.4.
OverlayBoundary.contextType = KernelContext
