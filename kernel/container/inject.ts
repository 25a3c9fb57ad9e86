import type { Token } from '@foyer/sdk'
import { inject as tsyringeInject } from 'tsyringe'

/**
 * `@inject(TOKEN)` for a constructor parameter. Every parameter of an injected class needs one, because types
 * are not read at run time.
 */
export const inject = <T>(token: Token<T>): ParameterDecorator => tsyringeInject(token)
