"""python3 index.py : ../assets/devices.json (what exists for every slug, with its size)."""
import json
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import catalog
ART = os.path.join(HERE, '..', 'assets')
has = lambda *p: os.path.exists(os.path.join(ART, *p))
rows = []
for s, f in catalog.DEVICES.items():
    d = f()
    imgs = [x for x in (s + v + '.webp' for v in ('', '--front', '--angle2', '--side', '--top')) if has('media', 'products', x)]
    if not imgs:
        continue
    lo, hi = d.bounds()
    rows.append(dict(slug=s, name=catalog.NAMES.get(s, d.title), family=f.__module__ if f.__module__ != '__main__' else '', images=imgs,
                     glb='glb/%s.glb' % s if has('glb', s + '.glb') else None, drawing='drawings/%s.svg' % s if has('drawings', s + '.svg') else None,
                     size_mm=[round(hi[i] - lo[i], 1) for i in (0, 2, 1)]))
json.dump(rows, open(os.path.join(ART, 'devices.json'), 'w'), ensure_ascii=False, indent=1)
print(len(rows))
