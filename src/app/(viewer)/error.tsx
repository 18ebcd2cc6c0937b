'use client'

import ErrorPage from '../(site)/error'

export default ErrorPage
