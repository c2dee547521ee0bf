"""Noise in the statistics of the first features (Li et al. 2022, "Uncertainty modeling for out-of-distribution generalization"), and inputs left out:
a network that may rely on no one channel's level and contrast, nor on the grey or its local contrast alone."""

import torch


def restyled(odds):
    """A forward hook: mean and spread of each channel of a sample shifted by chance as much as they differ within the batch."""
    def hook(module, _, out):
        if not module.training:
            return out
        x = out.float()
        mean, spread = x.mean((2, 3), True), x.std((2, 3), keepdim=True) + 1e-3
        some = (torch.rand(len(x), 1, 1, 1, device=x.device) < odds).float()
        off = lambda v: v + some * torch.randn_like(v) * v.detach().std(0, keepdim=True)
        return ((x - mean) / spread * off(spread) + off(mean)).to(out.dtype)
    return hook


def one_left_out(odds):
    """A forward hook before a stage that sees grey and local contrast: by chance one of them is blank."""
    def hook(module, given):
        [x] = given
        if not module.training:
            return given
        kind = torch.rand(len(x), device=x.device)
        keep = torch.stack([kind >= odds, (kind < odds) | (kind >= 2 * odds)], 1).to(x.dtype)
        return (x * keep[:, :, None, None],)
    return hook


def taught(net, levers):
    """A patch network with the levers' hooks; its weights are read by networks without."""
    if "style" in levers:
        for stage in (net.patch0, net.patch1, net.wide0, net.wide1):
            stage.register_forward_hook(restyled(0.5))
    if "drop" in levers:
        for stage in (net.patch0, net.wide0):
            stage.register_forward_pre_hook(one_left_out(0.15))
    return net
