type Version = readonly [major: number, minor: number]

/** Whether a version of iOS is this one or a later one. */
export const atLeast = ([major, minor]: Version, [leastMajor, leastMinor]: Version): boolean =>
  major > leastMajor || (major === leastMajor && minor >= leastMinor)
