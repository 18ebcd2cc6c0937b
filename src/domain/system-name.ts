/** Who made a version when nobody was signed in: the demo content, an import, a schedule, a job. */
export const SYSTEM_NAME = '系统'
