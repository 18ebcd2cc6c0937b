/** How pictures from outside are decoded: a small file can claim to be a huge picture, and one that is broken is refused. */
export const pictureDecoding = { limitInputPixels: 64_000_000, failOn: 'error' } as const
