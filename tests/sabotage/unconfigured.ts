/** What a plugin tells on each start where the site's merchant has not configured it: the tests' has no project of push messages. */
export const UNCONFIGURED = /PU-CONFIG: missing projectId/
