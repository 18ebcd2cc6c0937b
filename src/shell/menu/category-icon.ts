import { type IconName, iconNames } from '@/components/icon/icon-names'

/** The line icon that an editor chose for a category; a neutral one when there is none. */
export function categoryIcon(name: string | null): IconName {
  return iconNames.find((icon) => icon === name) ?? 'grid'
}
