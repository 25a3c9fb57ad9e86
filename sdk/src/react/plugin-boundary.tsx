import { Component, type ReactNode } from 'react'
import { KernelContext, PluginIdContext } from './kernel-view.ts'
import { PartFailed } from './part-failed.tsx'

interface Props {
  readonly plugin: string
  /** Shown instead of children that threw; by default a line that says so, with another try. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Wraps every component of a plugin. What it throws while rendering or in an effect is reported as the
 * plugin's and affects nothing else.
 */
export class PluginBoundary extends Component<Props, { readonly failed: boolean }> {
  declare context: React.ContextType<typeof KernelContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    this.context?.reportError(this.props.plugin, 'render', error)
  }
  readonly #retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    const { fallback } = this.props
    if (this.state.failed) return fallback === undefined ? <PartFailed retry={this.#retry} /> : fallback
    return <PluginIdContext value={this.props.plugin}>{this.props.children}</PluginIdContext>
  }
}
// A static field would be built as a static block, which Safari lacks before 16.4.
PluginBoundary.contextType = KernelContext
