import { type Interceptor, isRecord } from '@foyer/sdk'
import type { ContextCall } from '../core/border.ts'

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isFunction = (value: unknown): boolean => typeof value === 'function'
const isNamed = (value: unknown): boolean => isRecord(value) && isText(value['id'])
const isDelay = (value: unknown): boolean => typeof value === 'number' && value >= 0
const isNode = (value: unknown): boolean => isRecord(value) && typeof value['nodeType'] === 'number'

const INTERCEPTORS: readonly (keyof Interceptor)[] = ['request', 'response', 'failure']
const isInterceptor = (value: unknown): boolean =>
  isRecord(value) &&
  INTERCEPTORS.every((name) => value[name] === undefined || isFunction(value[name])) &&
  INTERCEPTORS.some((name) => isFunction(value[name]))

const POINT = 'Expected an extension point'
const FUNCTION = 'Expected a function'
const EVENT = 'Expected an event'

type Check = (a: unknown, b: unknown, c: unknown) => string | undefined
const CHECKS: Readonly<Record<ContextCall, Check>> = {
  contribute: (point, _value, order) =>
    !isNamed(point)
      ? POINT
      : order === undefined || Number.isFinite(order)
        ? undefined
        : 'Expected a finite number as order',
  contributions: (point) => (isNamed(point) ? undefined : POINT),
  on: (event, handler) => (!isNamed(event) ? EVENT : isFunction(handler) ? undefined : FUNCTION),
  emit: (event) => (isNamed(event) ? undefined : EVENT),
  intercept: (interceptor) =>
    isInterceptor(interceptor) ? undefined : 'Expected an object with request, response or failure',
  timeout: (run, ms) => (!isFunction(run) ? FUNCTION : isDelay(ms) ? undefined : 'Expected milliseconds'),
  interval: (run, ms) => (!isFunction(run) ? FUNCTION : isDelay(ms) ? undefined : 'Expected milliseconds'),
  script: (url) => (isText(url) ? undefined : 'Expected an address'),
  mount: (node, parent) =>
    isNode(node) && (parent === undefined || isNode(parent)) ? undefined : 'Expected a node',
  global: (name) => (isText(name) ? undefined : 'Expected a name'),
  defer: (undo) => (isFunction(undo) ? undefined : FUNCTION),
}

/** What is wrong with the arguments of a call of a plugin's context, if anything is. */
export const argumentProblem = (call: ContextCall, a: unknown, b: unknown, c?: unknown): string | undefined =>
  CHECKS[call](a, b, c)
