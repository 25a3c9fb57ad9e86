import { Component, type ReactNode } from 'react'
import { KernelContext, PluginIdContext } from './kernel-view.ts'

interface Props {
  readonly plugin: string
  /** Shown instead of children that threw; nothing by default. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Wraps every component of a plugin. A render error is reported as the plugin's and affects nothing else. */
export class PluginBoundary extends Component<Props, { readonly failed: boolean }> {
  static override contextType = KernelContext
  declare context: React.ContextType<typeof KernelContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    this.context?.reportError(this.props.plugin, 'render', error)
  }
  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback ?? null
    return <PluginIdContext value={this.props.plugin}>{this.props.children}</PluginIdContext>
  }
}
