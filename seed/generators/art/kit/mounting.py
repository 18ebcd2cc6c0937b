"""How devices are fixed to a mounting plate: what an outline drawing shows besides the outline."""

# slug: (view, distance between the holes across and along, diameter, number of holes); two holes lie on a diagonal
HOLES = {
    'mccb-125-3p': ('front', 26, 111, 4.5, 4),
    'mccb-250-3p': ('front', 35, 126, 4.5, 4),
    'mccb-250-4p': ('front', 70, 126, 4.5, 4),
    'mccb-630-3p': ('front', 58, 194, 6.5, 4),
    'acb-2000-3p': ('top', 300, 210, 13, 4),
    'contactor-12': ('front', 35, 60, 4.5, 2),
    'contactor-65': ('front', 59, 110, 5.3, 2),
    'contactor-205': ('front', 110, 160, 7, 4),
    'isolator-160': ('front', 120, 100, 5.5, 4),
    'ats-63-4p': ('front', 130, 96, 4.5, 4),
    'inverter-7k5': ('front', 110, 246, 5.5, 4),
    'pv-isolator': ('front', 82, 148, 5.3, 4),
}

# Numbers of drawings, where they are more than the model.
NUMBERS = {
    'mcb-1p': 'HB1-63-1P', 'mcb-2p': 'HB1-63-2P', 'mcb-3p': 'HB1-63-3P', 'mcb-4p': 'HB1-63-4P',
    'mccb-250-4p': 'HM3E-250-4P', 'inverter-7k5': 'HV500-7K5',
}


def centres(slug, middle):
    """Middles of the holes around a point."""
    _, across, along, _, count = HOLES[slug]
    corners = [(-1, 1), (1, -1), (1, 1), (-1, -1)][:count]
    return [(middle[0] + x * across / 2, middle[1] + y * along / 2) for x, y in corners]


def number(slug, title):
    """Number of a drawing, as the sheet of the same device has it."""
    return 'HELVO-D-' + NUMBERS.get(slug, title.split()[0])
