"""python3 world_map.py land-50m.json : public/art/world-map.svg, the continents as dots.

The outlines are Natural Earth's (public domain), as the npm package world-atlas has them.
"""
import json
import os
import sys
from PIL import Image, ImageDraw
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.places import made
OUT = made('public/art', 'world-map.svg')
# The same numbers stand in src/views/about/map-place.ts.
WIDTH, HEIGHT, NORTH, SOUTH = 1560, 660, 74, -56
# Distance of the dots (every other row is moved by half of it), their radius, and how much of its cell must be land.
STEP, RADIUS, SHARE = 11, 2.6, 0.4
# Islands of China that are smaller than the distance of the dots: 台湾岛, 海南岛, 西沙群岛, 南沙群岛.
ISLANDS = [(121, 23.7), (109.7, 19.2), (112.3, 16.5), (114.2, 10.4)]
SCALE = 4


def place(longitude, latitude):
    return (longitude + 180) / 360 * WIDTH, (NORTH - latitude) / (NORTH - SOUTH) * HEIGHT


def load_arcs(topology):
    """The arcs in degrees: they are stored as differences of whole numbers."""
    (sx, sy), (tx, ty) = topology['transform']['scale'], topology['transform']['translate']
    for arc in topology['arcs']:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        yield points


def unwrapped(ring):
    """A ring that crosses the 180th meridian goes on beyond it instead of jumping to the other side."""
    turns, before, points = 0, ring[0][0], []
    for x, y in ring:
        if abs(x - before) > 180:
            turns += 360 if x < before else -360
        before = x
        points.append((x + turns, y))
    return points


def land_mask(topology):
    arcs = list(load_arcs(topology))
    arc_of = lambda index: arcs[index] if index >= 0 else arcs[~index][::-1]
    mask = Image.new('L', (WIDTH * SCALE, HEIGHT * SCALE))
    draw = ImageDraw.Draw(mask)
    for geometry in topology['objects']['land']['geometries']:
        for polygon in [geometry['arcs']] if geometry['type'] == 'Polygon' else geometry['arcs']:
            for number, ring in enumerate(polygon):
                points = unwrapped([point for index in ring for point in arc_of(index)])
                for turn in (-360, 0, 360):
                    draw.polygon([tuple(SCALE * part for part in place(x + turn, y)) for x, y in points], fill=0 if number else 255)
    return mask


def dots(mask):
    cells = mask.resize((WIDTH * 2 // STEP, HEIGHT // STEP), Image.BOX, box=(0, 0, WIDTH * 2 // STEP * STEP / 2 * SCALE, HEIGHT // STEP * STEP * SCALE))
    islands = [place(*island) for island in ISLANDS]
    for row in range(HEIGHT // STEP):
        y = STEP / 2 + row * STEP
        for column in range(row % 2, cells.width - 1, 2):
            x = (column + 1) * STEP / 2
            share = (cells.getpixel((column, row)) + cells.getpixel((column + 1, row))) / 510
            if share >= SHARE or any(abs(left - x) <= STEP / 2 and abs(top - y) <= STEP / 2 for left, top in islands):
                yield 'M%g %gh0' % (x, y)


path = list(dots(land_mask(json.load(open(sys.argv[1])))))
svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><path d="%s" fill="none" stroke="#2f5596" stroke-width="%g" stroke-linecap="round"/></svg>\n'
open(OUT, 'w').write(svg % (WIDTH, HEIGHT, ''.join(path), RADIUS * 2))
print('%d dots, %d bytes' % (len(path), os.path.getsize(OUT)))
