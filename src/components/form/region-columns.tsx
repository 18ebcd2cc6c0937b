'use client'

import { useEffect, useRef, useState } from 'react'
import { findRegion, type Province, regionText } from '@/domain/regions'
import { scrollBehavior } from '@/lib/scroll-behavior'
import { OptionList } from './option-list'
import styles from './region-picker.module.css'

type Props = { id: string; provinces: readonly Province[]; value: string; onChoose: (text: string) => void }

/** The two lists of a region picker: a province shows its cities, a city is the choice. Arrow keys go up, down and across. */
export function RegionColumns({ id, provinces, value, onChoose }: Props) {
  const chosen = findRegion(provinces, value)
  const [province, setProvince] = useState(chosen.province)
  const [city, setCity] = useState(chosen.city)
  const provinceList = useRef<HTMLDivElement>(null)
  const cityList = useRef<HTMLDivElement>(null)
  useEffect(() => {
    provinceList.current?.focus({ preventScroll: true })
    provinceList.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [])
  const current = provinces[province]

  function showProvince(index: number) {
    setProvince(index)
    setCity(index === chosen.province ? chosen.city : -1)
  }
  function chooseCity(index: number) {
    const name = current?.cities[index]
    if (current && name !== undefined) onChoose(regionText(current.name, name))
  }
  function enterCities() {
    setCity(Math.max(city, 0))
    cityList.current?.focus()
  }
  function changeLists(key: 'ArrowLeft' | 'ArrowRight') {
    if (key === 'ArrowLeft') provinceList.current?.focus()
    else if (current) enterCities()
  }

  return (
    <div className={styles.columns}>
      <OptionList
        ref={provinceList}
        id={`${id}-province`}
        label="省份"
        options={provinces.map(({ name }) => name)}
        active={province}
        selected={province}
        onMove={showProvince}
        onPick={showProvince}
        onConfirm={enterCities}
        onLeave={changeLists}
      />
      {current ? (
        <OptionList
          ref={cityList}
          key={current.name}
          id={`${id}-city`}
          label="城市"
          options={current.cities}
          active={city}
          selected={province === chosen.province ? chosen.city : -1}
          onMove={setCity}
          onPick={chooseCity}
          onConfirm={chooseCity}
          onLeave={changeLists}
        />
      ) : (
        <p className={styles.hint}>请先选择省份</p>
      )}
    </div>
  )
}
