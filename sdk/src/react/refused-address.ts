import { useEffect } from 'react'
import { LOGGER } from '../services/logger.ts'
import { useService } from './hooks.ts'

/** Logs that a component was given an address that is not this site's. */
export function RefusedAddress(): null {
  const logger = useService(LOGGER)
  useEffect(
    () => logger?.warn('NA-FOREIGN', 'refused a link to an address that is not this site’s'),
    [logger],
  )
  return null
}
